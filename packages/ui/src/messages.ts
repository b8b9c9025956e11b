// Written by message-types.ts of @lavash/web-build from ru.json.
// prettier-ignore
export interface Messages {
  "common": {"back":"Назад","cancel":"Отмена","ok":"ОК","close":"Закрыть","change":"Изменить","remove":"Удалить","continue":"Продолжить","retry":"Повторить","undo":"Вернуть","loading":"Загружаем…","decrease":"Убавить","increase":"Прибавить","skipToContent":"Перейти к содержанию","optional":"необязательно"}
  "ui": {"confirmQuestion":"Подтверждаете?","notices":"Уведомления","suggestions":"{count, plural, one {# вариант} few {# варианта} many {# вариантов} other {# варианта}}","charactersLeft":"{count, plural, one {Остался # символ} few {Осталось # символа} many {Осталось # символов} other {Осталось # символа}}","clearField":"Стереть: {label}","previousPhoto":"Предыдущее фото","nextPhoto":"Следующее фото","photoOf":"Фото {number} из {count}","share":"Поделиться","linkCopied":"Ссылка скопирована","linkNotCopied":"Не удалось скопировать ссылку","rowBack":"Прокрутить назад","rowOn":"Прокрутить вперёд","wentWrong":"Что-то пошло не так"}
  "theme": {"label":"Тема","light":"Светлая","dark":"Тёмная","system":"Как в системе"}
  "language": {"label":"Язык","choose":"Выберите язык"}
}
