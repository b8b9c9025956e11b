import type { CityPlan } from '#geo/demo/city-plan.ts'
import { toRussianNames as ru } from '#geo/demo/to-russian-names.ts'

const adjectives = [
  'Садовая Лесная Вишнёвая Каштановая Кипарисовая Лавандовая Виноградная Маячная Парусная Якорная Рыбацкая Корабельная',
  'Солнечная Звёздная Радужная Тихая Весёлая Школьная Почтовая Театральная Музейная Мельничная Гончарная Кузнечная',
  'Пекарская Ярмарочная Вокзальная Речная Береговая Луговая Полевая Горная Холмистая Верхняя Нижняя Зелёная Берёзовая',
  'Кленовая Липовая Сиреневая Жасминовая Ореховая Яблоневая Абрикосовая Миндальная Оливковая Северная Восточная Западная',
  'Светлая Пляжная Портовая Песчаная Янтарная Жемчужная Дельфинья Прибрежная Ракушечная Лодочная Каменная Мостовая',
  'Тополиная Ивовая Рябиновая Осенняя Весенняя Летняя Снежная Утренняя Вечерняя Праздничная Цветочная Медовая Хлебная',
].flatMap((line) => line.split(' '))

/** In open sea, where no real map has addresses. The demonstration's first brand delivers here (docs/demo.md). */
export const privetny: CityPlan = {
  dataset: 'privetny',
  seed: 20,
  centre: [34.2, 44],
  firstId: 900_000_000_000,
  columns: 27,
  rows: 17,
  middle: { column: 10, row: 4 },
  river: { column: 17, names: ru('Быстрая', 'Bystraya') },
  names: {
    country: ru('Россия', 'Russia'),
    region: ru('Привольный край', 'Privolny Krai'),
    city: ru('Приветный', 'Privetny'),
    districts: [
      { names: ru('Старый город', 'Old Town'), column: 10, row: 2 },
      { names: ru('Заречье', 'Zarechye'), column: 21, row: 6 },
      { names: ru('Приморский', 'Primorsky'), column: 4, row: 1 },
      { names: ru('Северный', 'Severny'), column: 9, row: 13 },
      { names: ru('Заводской', 'Zavodskoy'), column: 22, row: 14 },
    ],
    park: ru('Парк «Ривьера»', 'Riviera Park'),
    beach: ru('Городской пляж', 'City Beach'),
    square: ru('Ратушная площадь', 'Town Hall Square'),
    station: ru('Вокзал Приветный', 'Privetny Station'),
    hospital: ru('Городская больница', 'City Hospital'),
    market: ru('Центральный рынок', 'Central Market'),
    school: (number) => ru(`Школа № ${number}`, `School No. ${number}`),
  },
  columnStreets: {
    10: { names: ru('проспект Мира', 'Mira Avenue') },
    17: { names: ru('Левобережная набережная') },
    18: { names: ru('Правобережная набережная') },
  },
  rowStreets: {
    0: { names: ru('Приморская набережная'), from: 5 },
    4: { names: ru('Центральный проспект'), from: 7 },
    8: { names: ru('Набережная улица', 'Naberezhnaya Street') },
    16: { names: ru('Объездная улица'), from: 3 },
  },
  streetNames: adjectives.map((adjective) => ru(`${adjective} улица`)),
  pins: [
    { street: 'Центральный проспект', number: 18, at: [34.19597, 43.99326] },
    { street: 'Приморская набережная', number: 14, at: [34.18896, 43.98901] },
    { street: 'Правобережная набережная', number: 27, at: [34.21334, 43.99717] },
    { street: 'Объездная улица', number: 40, at: [34.1931, 44.01003] },
  ],
}
