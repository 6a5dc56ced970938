import { locales, withPrefix } from '#app/core/i18n/locale.ts'

/** One address for every public page, in root form; demo data is loaded. */
export const publicPaths = [
  '/',
  '/contact',
  '/unauthorized',
  '/doctor',
  '/doctor?q=%E7%89%99%E7%A7%91&lang=yue',
  '/doctor?q=zzzzzzzz',
  '/doctor?view=map&near=flushing',
  '/doctor/family-medicine',
  '/doctor/family-medicine/meiling-zhang',
  '/doctor/family-medicine/meiling-zhang/report',
  '/doctor?sort=soonest&day=3days',
  '/doctor/family-medicine/appointment',
  '/doctor/family-medicine/meiling-zhang/appointment',
  '/doctor/family-medicine/meiling-zhang/waitlist',
  '/doctor/nurse-practitioner/lin-tian/appointment',
  '/specialty',
  '/specialty/dentistry',
  '/specialty/medical-genetics',
  '/location/all',
  '/location/flushing',
  '/location/flushing/all',
  '/location/flushing/family-medicine',
  '/location/scarsdale',
] as const

/** Every public page in every locale. */
export const everyPage = publicPaths.flatMap((path) =>
  locales.map((locale) => ({ locale, path: withPrefix(path, locale) })),
)
