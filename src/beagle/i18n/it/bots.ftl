### I bot come avversari: chi sono i cinque livelli e quanto sono forti.

bots-role-covington = violinista di bordo
bots-role-martens = pittore
bots-role-anning = cacciatrice di fossili
bots-role-fitzroy = capitano
bots-role-darwin = naturalista
bots-ladder = Quanto sono forti
# Tra due livelli: quante volte il più forte arriva davanti.
bots-ladder-share = { $share } su 100
bots-ladder-about = Misurato giocando: in quante partite su 100 il più forte arriva davanti al vicino più debole. Partite per gradino: almeno { $games }.
bots-ladder-none = Con queste regole non è ancora stato misurato.

## Un bot per un posto. $letter: il posto, $bot: il nome del bot

bots-for-seat = Un bot per il posto { $letter }
bots-seat-it = Fai sedere { $bot }
bots-substitute = Il bot per chi è assente
    .about = Gioca fino al ritorno.
bots-propose-hints = Permetti i suggerimenti, se tutti sono d'accordo

## Al tavolo. $name: come si chiama il bot al tavolo

bots-thinking = { $name } sta pensando
bots-waiting = { $name } aspetta: hai fermato i bot.
