import type { AddressDetails, Suggestion } from '#geo.ts'

export const addressDetailsExample = {
  country: 'Россия',
  region: 'Приморский край',
  city: 'Приветный',
  street: 'Набережная улица',
  houseNumber: '14',
  coordinates: { lat: 44.5582, lng: 37.9811 },
  placeId: 'osm:n1042',
} satisfies AddressDetails

export const suggestionExample = {
  placeId: 'osm:n1042',
  title: 'Набережная улица, 14',
  subtitle: 'Приветный',
  kind: 'house',
  highlights: [
    [0, 3],
    [18, 2],
  ],
  details: addressDetailsExample,
} satisfies Suggestion
