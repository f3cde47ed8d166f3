### Evolution: words of the page around the drawn table.
### $animal and $partner are letters of animals, $seat the name of a player, $trait the name of a trait.

phase-setup = Подготовка
phase-over = Конец

table-last-turn = Ход { $turn } (последний)
table-round = { $turn } · раунд { $round }
table-new-animal = Новое животное
table-new-animal-at = Новое животное: { $place }
# In the header of a territory: what can be done there, or what goes away from there.
table-new-here = Новое животное сюда
table-move-here = Переместить { $animal } сюда
table-leaves = { $animal } уходит
# Under the letter of an animal, in the empty place where it would stand.
table-arrives = придёт сюда
table-territories = Локации
table-remains-of = Останки животного { $animal }, ждут новой карты: { $traits }
table-hand = Рука
table-count = { $tokens ->
    [one] { $tokens } фишка
    [few] { $tokens } фишки
   *[many] { $tokens } фишек
}
table-pair = «{ $trait }» у животных { $animal } и { $partner }
table-animal = Животное { $animal }
table-animal-of = { $seat }: животное { $animal }
table-middle = Открыто в центре стола
table-attacking = Нападает
table-attacked = Атаковано

# The moves of a feeding go as a few answers.
proposal-take = Взять красную фишку
proposal-touch = Коснитесь: { $animals }.
proposal-touch-trait = Коснитесь свойства на { $animal }.
proposal-hunt = Охота: { $animal }
proposal-hunt-any = Охота
proposal-prey = Коснитесь жертвы: { $animals }.
proposal-prey-many = Коснитесь жертвы, на выбор: { $number }.
proposal-not-yet-go = Пока нельзя: есть кого накормить.
proposal-not-yet-attack = Пока нельзя: сначала нужно использовать свойство.

# Beside the question, how to answer it at the table.
hint-development = Коснитесь половины карты, затем животного.
hint-go = Коснитесь животного: оно возьмёт красную фишку.
hint-attack = Порядок выбираете вы.
hint-attack-last = Если не поможет, { $animal } будет съедено.
hint-plan = Можно спланировать ход: коснитесь своей карты или своего животного.
# After “Tap again”: what would be lost for good.
loss-poison = { $animal } погибнет от яда
loss-eaten = { $animal } будет съедено
loss-cards = в этом ходу вы больше не сыграете карт
keys-evolution = охота, жировой запас, миграция
  .letters = H F M
threats-evolution = Показывать всем угрозы
  .about = Под животными в «Эволюции»: какие хищники могут напасть на них сейчас. Если выключить, этого не увидит никто.

# The question while a card is picked. $trait: the trait that is played
ask-on-which = { $trait }: на какое животное?
ask-pair-first = { $trait }: на каких двух животных?
ask-pair-second = { $trait }: { $animal } и кто ещё?
ask-protected = { $trait }: кого защитить?
ask-guard = { $trait }: кто защитит { $animal }?
# A plan in a few words, and at the foot of the animals that are planned for
plan-take = { $animal } берёт красную фишку
plan-trait = { $trait } на { $animal }
plan-pair = { $trait }: { $animal } и { $partner }
plan-new = { $card } — новое животное
animal-planned = в планах
animal-planned-else = план Б
proposal-fat = Жировой запас: { $animal }
