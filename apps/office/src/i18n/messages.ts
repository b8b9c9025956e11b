// Written by message-types.ts of @lavash/web-build from ru.json.
// prettier-ignore
export interface Messages {
  "app": {"name":"Lavash: кабинет и стойка","about":"Здесь живут меню, зоны и цифры. Заказы живут на планшете у стойки.","title":"Кабинет и стойка"}
  "welcome": {"title":"Рады вас видеть","text":"Это рабочее место ресторана на Lavash. Вход для сотрудников ещё не открыт.","toStorefront":"К меню для гостей"}
}
