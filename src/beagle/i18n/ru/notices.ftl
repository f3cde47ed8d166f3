### Calling people to their tables: what a notice says, its e-mails, the settings of it, days off.
###   $table     the name of a table
###   $game      the name of a game
###   $left      a time: «14 hours»

## Notices

call-move = Ваш ход: { $table }
call-short = Время на исходе: { $table }
call-over = Партия окончена: { $table }
call-left = { $game }. Осталось: { $left }.
call-days = { $days ->
    [one] { $days } день
    [few] { $days } дня
   *[many] { $days } дней
}
call-hours = { $hours ->
    [one] { $hours } час
    [few] { $hours } часа
   *[many] { $hours } часов
}
call-minutes = { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
   *[many] { $minutes } минут
}
call-test = Уведомления от Beagle приходят
    .about = Так они выглядят. О картах в них ни слова.

## E-mails

call-mail-confirm = Этот адрес указали, чтобы получать от Beagle письма о своём ходе. Если это были вы, откройте ссылку и подтвердите:
    .subject = Beagle: это ваш адрес?
call-mail-ignore = Если это были не вы, ничего не делайте. Больше писем не будет.
call-mail-stop = Отписаться от писем: { $link }

## Refusals

server-no-push = Этот сервер не присылает уведомлений в браузер.
server-no-mail = Этот сервер не отправляет писем.
server-bad-push-address = { $why ->
    [https] Адрес службы уведомлений должен начинаться с https.
    [unknown] Служба уведомлений не найдена.
    [keys] Ключи браузера не подходят.
   *[other] Адрес службы уведомлений не подходит.
}
server-bad-mail-address = Это не адрес электронной почты.
server-too-many-channels = Больше устройств с уведомлениями добавить нельзя. Сначала уберите одно.
server-no-such-channel = Это уже убрано.
server-mail-failed = Письмо не удалось отправить. Попробуйте позже.
server-bad-days-off = Можно взять от 1 до { $most } дней отдыха.
server-no-days-off = { $left ->
    [0] В этом году дней отдыха у вас больше не осталось.
    [one] В этом году у вас остался { $left } день отдыха.
    [few] В этом году у вас осталось { $left } дня отдыха.
   *[many] В этом году у вас осталось { $left } дней отдыха.
}

## The settings

web-call = Уведомления
    .about = По одному на стол, пока вы туда не заглянете. В уведомлении — стол, игра и оставшееся время, но ни слова о картах.
web-call-off = Этот сервер не присылает уведомлений.
web-call-unsupported = Этот браузер не принимает уведомления. На iPhone сначала добавьте Beagle на экран «Домой».
web-call-blocked = Браузер блокирует уведомления от Beagle. Это можно изменить в его настройках.
web-call-here = Сообщать на этом устройстве, когда мой ход
web-call-offer = Можем сообщать вам на этом устройстве, когда ваш ход, даже если Beagle закрыт.
    .yes = Да, сообщайте
    .done = Готово. Уведомления будут приходить на это устройство. Отключить их можно в настройках.
web-call-failing = Последнее уведомление не дошло.
web-call-device = Другое устройство
web-call-unconfirmed = ещё не подтверждён
web-call-remove = Убрать
web-call-mail = Ваш адрес электронной почты
web-call-mail-add = Добавить адрес
web-call-mail-sent = Мы отправили ссылку на этот адрес. Откройте её, чтобы подтвердить.
web-call-move = Мой ход
web-call-short = Осталась четверть моего времени
web-call-over = Партия окончена
web-call-quiet = Тихие часы
    .about = Уведомления ждут, пока они не закончатся.
web-call-from = С
web-call-to = до
web-call-test = Отправить пробное
web-call-tested = { $sent ->
    [0] Пробное уведомление никуда не дошло.
    [one] Отправлено на { $sent } устройство или адрес.
    [few] Отправлено на { $sent } устройства или адреса.
   *[many] Отправлено на { $sent } устройств или адресов.
}
web-off = Дни отдыха
    .about = Если на ход даны часы или дни, ваше время останавливается. За столами видно, до какого дня.
web-off-until = У вас дни отдыха до: { $date }.
web-off-back = Я снова здесь
web-off-left = { $days ->
    [one] В этом году остался { $days } день.
    [few] В этом году осталось { $days } дня.
   *[many] В этом году осталось { $days } дней.
}
web-off-days = Сколько дней
web-off-take = Взять дни отдыха
web-mail-confirm = Уведомления по почте
    .about = Писать на этот адрес, когда наступает ваш ход?
    .do = Да, это мой адрес
    .done = Подтверждено. Вы получите письмо, когда будет ваш ход.
web-mail-stop = Больше не писать
    .about = Beagle перестанет писать на этот адрес.
    .do = Больше не присылать писем
    .done = Готово. Писем больше не будет.
