import { env } from '#app/core/env.server.ts'
import type { ScheduledSource } from './schedule-times.ts'

/** Where a source is downloaded from; empty: it is not, and the folder is looked into. The main file of NPPES is a ZIP of gigabytes. */
export function downloadAddress(source: ScheduledSource, given: typeof env = env): string {
  switch (source) {
    case 'nppes':
      return ''
    case 'deactivations':
      return given.SYNC_URL_DEACTIVATIONS
    case 'ny_facilities':
      return given.SYNC_URL_NY_FACILITIES
    case 'csv':
      return given.SYNC_URL_CSV
    case 'fhir':
      return given.SYNC_URL_FHIR
  }
}
