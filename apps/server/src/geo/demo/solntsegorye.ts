import type { CityPlan } from '#geo/demo/city-plan.ts'
import { toRussianNames as ru } from '#geo/demo/to-russian-names.ts'

const adjectives = [
  'Абрикосовая Базарная Пряничная Хлебная Овражная Родниковая Ключевая Ветряная Мельничная Степная Пшеничная Медовая',
  'Гранатовая Айвовая Персиковая Тутовая Полынная Чабрецовая Каменистая Пастушья Гончарная Шёлковая Ткацкая Пуховая',
  'Рассветная Закатная Южная Тёплая Ясная Лучистая Золотая Янтарная',
].flatMap((line) => line.split(' '))

/** In open sea, where no real map has addresses. The first brand has a takeaway point here (docs/demo.md). */
export const solntsegorye: CityPlan = {
  dataset: 'solntsegorye',
  seed: 11,
  centre: [34.62114, 43.86216],
  firstId: 920_000_000_000,
  columns: 15,
  rows: 9,
  middle: { column: 7, row: 3 },
  names: {
    country: ru('Россия', 'Russia'),
    region: ru('Привольный край', 'Privolny Krai'),
    city: ru('Солнцегорье', 'Solntsegorye'),
    districts: [
      { names: ru('Базарный', 'Bazarny'), column: 6, row: 2 },
      { names: ru('Нагорный', 'Nagorny'), column: 10, row: 7 },
    ],
    park: ru('Абрикосовый сад', 'Apricot Garden'),
    beach: ru('Ракушечный пляж', 'Shell Beach'),
    square: ru('Соборная площадь', 'Cathedral Square'),
    station: ru('Станция Солнцегорье', 'Solntsegorye Station'),
    hospital: ru('Районная больница', 'District Hospital'),
    market: ru('Рынок', 'Market'),
    school: (number) => ru(`Школа № ${number}`, `School No. ${number}`),
  },
  columnStreets: { 7: { names: ru('улица Победы', 'Pobedy Street') } },
  rowStreets: {
    0: { names: ru('Южная набережная') },
    3: { names: ru('Рыночная площадь', 'Market Square'), from: 7 },
  },
  streetNames: adjectives.map((adjective) => ru(`${adjective} улица`)),
  pins: [{ street: 'Рыночная площадь', number: 2, at: [34.6214, 43.8612] }],
}
