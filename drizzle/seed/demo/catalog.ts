import { brooklynFacilities } from './facilities-brooklyn.ts'
import { manhattanAndBeyondFacilities } from './facilities-manhattan.ts'
import { queensFacilities } from './facilities-queens.ts'
import { serviceFacilities } from './facilities-services.ts'
import { beyondProviders } from './providers-beyond.ts'
import { flushingProviders } from './providers-flushing.ts'
import { magnoliaProviders } from './providers-magnolia.ts'
import { manhattanProviders } from './providers-manhattan.ts'
import { queensProviders } from './providers-queens.ts'
import { southBrooklynProviders } from './providers-south-brooklyn.ts'
import { sunsetParkProviders } from './providers-sunset-park.ts'
import { urgentCareProviders } from './providers-urgent-care.ts'
import { withdrawnProviders } from './providers-withdrawn.ts'
import type { DemoFacility, DemoProvider } from './shape.ts'
import { tri } from './tri.ts'

export const demoFacilities: DemoFacility[] = [
  ...queensFacilities,
  ...brooklynFacilities,
  ...manhattanAndBeyondFacilities,
  ...serviceFacilities,
]

export const demoProviders: DemoProvider[] = [
  ...flushingProviders,
  ...magnoliaProviders,
  ...urgentCareProviders,
  ...queensProviders,
  ...sunsetParkProviders,
  ...southBrooklynProviders,
  ...manhattanProviders,
  ...beyondProviders,
  ...withdrawnProviders,
]

/** Slugs that were in use before a rename, beside those of merged records. */
export const demoRenames = [
  { kind: 'provider', from: 'mei-ling-cheung', to: 'meiling-zhang' },
  { kind: 'facility', from: 'apricot-ave-clinic', to: 'apricot-family-clinic' },
  { kind: 'neighborhood', from: 'eighth-avenue', to: 'sunset-park' },
] as const

/** Days off, counted from the day of seeding. */
export const demoClosures = [
  {
    scope: 'provider',
    slug: 'yeqing-su',
    from: 14,
    to: 20,
    reason: tri('医生休假', '醫生休假', 'The doctor is on vacation'),
  },
  {
    scope: 'facility',
    slug: 'peony-dental',
    from: 30,
    to: 30,
    reason: tri('诊所维修，关一天', '診所維修，休診一天', 'Closed one day for repairs'),
  },
] as const
