// Written by message-types.ts of @lavash/web-build from ru.json.
// prettier-ignore
export interface Messages {
  "adulthood": {"yes":"Да, мне есть 18"}
  "app": {"cart":"Корзина","chooseLanguage":"Выберите язык","language":"Язык","menu":"Меню","online":"Связь восстановлена","promotions":"Акции","storageUnavailable":"Браузер не даёт сохранять данные: после закрытия вкладки корзина и адрес пропадут"}
  "auth": {"signOut":"Выйти"}
  "cart": {"backToMenu":"Вернуться в меню","buttonCount":"Корзина · {count}","clear":"Очистить","clearConfirm":"Очистить корзину?","empty":"Ваша корзина пуста","emptyHint":"Загляните в меню: там вкусно","headline":"Корзина","personCount":"Количество персон","positions":"Блюда, {count}","removed":"{name}: удалено"}
  "checkout": {"asap":"Как можно скорее","comment":"Комментарий к заказу","email":"Email для чека","headline":"Оформление заказа","name":"Имя","noTimes":"На этот день времени не осталось","otherTime":"Другое время","payment":"Оплата","phone":"Телефон","place":"Оформить заказ","placing":"Оформляем заказ…","time":"Когда","todayAt":"Сегодня {time}"}
  "delivery": {"terms":"Условия доставки"}
  "error": {"code":{"resto":{"closed":"Заведение сейчас закрыто"},"sms":{"attack-protection":"Отправка СМС приостановлена защитой от атак. Попробуйте позже"}},"network":"Нет связи с сервером. Проверьте интернет и попробуйте ещё раз"}
  "location": {"address":"Улица и дом","cartDoesNotFit":"Некоторые блюда не доставляются по новому адресу. Изменить адрес и очистить корзину?","changeAndClear":"Изменить и очистить","chooseCity":"Выберите город","chooseOnMap":"Выбрать на карте","city":"Город","comment":"Комментарий курьеру","confirm":"Подтвердить","delivery":"Доставка","enterAddress":"Введите адрес","floor":"Этаж","method":"Способ получения","notFound":"Адрес не найден","oops":"Упс!","prompt":"Укажите адрес, чтобы мы могли показать вам актуальное меню","removeOnlyThem":"Убрать только их","showMenu":"Показать меню","takeaway":"Самовывоз","takeawayPoints":"Пункты самовывоза","title":"Адрес"}
  "map": {"label":"Карта"}
  "measure": {"g":"{value} г"}
  "menus": {"headline":"Меню","ungrouped":"Прочее"}
  "order": {"call":"Позвонить","successText":"Заведение позвонит вам, чтобы уточнить детали и сообщить время получения"}
  "pages": {"terms_of_sale":{"title":"Безопасность платежей и оферта"}}
  "payment": {"CARD_ONLINE":"Картой онлайн","CARD_UPON_RECEIPT":"Картой при получении","CASH_UPON_RECEIPT":"Наличными"}
  "person": {"menu":"Профиль","orders":"Мои заказы"}
  "positions": {"add":"В корзину","choose":"выберите {count}","chooseFromTo":"выберите от {min} до {max}","chooseMore":"{count, plural, one {Выберите ещё # вариант} few {Выберите ещё # варианта} many {Выберите ещё # вариантов} other {Выберите ещё # варианта}}","count":"Количество","energy":"{kcal} ккал","noneOfThem":"Не нужно","save":"Сохранить","unavailable":"Закончилось"}
  "promoCode": {"applied":"Промокод применён","apply":"Применить","label":"Промокод","minOrder":"Действует от {sum}","remove":"Убрать промокод"}
  "promotions": {"headline":"Акции","until":"до {date}","viewAll":"Все акции"}
  "resto": {"schedule":{"dayOff":"Выходной","openUntil":"Открыто до {time}","roundTheClock":"Круглосуточно","title":"Часы работы"}}
  "search": {"dishes":"Поиск блюд","placeholder":"Поиск"}
  "validation": {"addressOutsideZone":"Адрес не входит в зону доставки","emailInvalid":"Укажите корректный email","generic":{"notEmpty":"Выберите хотя бы одно значение","required":"Обязательное поле"},"phoneInvalid":"Укажите корректный номер","textTooLong":"Не больше 100 символов"}
}
