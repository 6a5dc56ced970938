/** Postal facts of the neighborhoods in which demo facilities stand. The center points are reference data. */
export const postalFacts = {
  flushing: { city: 'Flushing', state: 'NY', zip: '11354' },
  'murray-hill-queens': { city: 'Flushing', state: 'NY', zip: '11354' },
  'fresh-meadows': { city: 'Fresh Meadows', state: 'NY', zip: '11365' },
  bayside: { city: 'Bayside', state: 'NY', zip: '11361' },
  elmhurst: { city: 'Elmhurst', state: 'NY', zip: '11373' },
  'jackson-heights': { city: 'Jackson Heights', state: 'NY', zip: '11372' },
  'rego-park': { city: 'Rego Park', state: 'NY', zip: '11374' },
  'forest-hills': { city: 'Forest Hills', state: 'NY', zip: '11375' },
  'long-island-city': { city: 'Long Island City', state: 'NY', zip: '11101' },
  'sunset-park': { city: 'Brooklyn', state: 'NY', zip: '11220' },
  'borough-park': { city: 'Brooklyn', state: 'NY', zip: '11219' },
  bensonhurst: { city: 'Brooklyn', state: 'NY', zip: '11214' },
  homecrest: { city: 'Brooklyn', state: 'NY', zip: '11229' },
  'sheepshead-bay': { city: 'Brooklyn', state: 'NY', zip: '11235' },
  'manhattan-chinatown': { city: 'New York', state: 'NY', zip: '10013' },
  'east-broadway': { city: 'New York', state: 'NY', zip: '10002' },
  'midtown-manhattan': { city: 'New York', state: 'NY', zip: '10016' },
  'upper-east-side': { city: 'New York', state: 'NY', zip: '10065' },
  'staten-island': { city: 'Staten Island', state: 'NY', zip: '10306' },
  'great-neck': { city: 'Great Neck', state: 'NY', zip: '11021' },
  'edison-nj': { city: 'Edison', state: 'NJ', zip: '08817' },
  'jersey-city-nj': { city: 'Jersey City', state: 'NJ', zip: '07302' },
  'parsippany-nj': { city: 'Parsippany', state: 'NJ', zip: '07054' },
} as const

export type DemoNeighborhood = keyof typeof postalFacts
