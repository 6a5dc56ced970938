import { notFound } from '#app/core/http.server.ts'
import { localeOf } from '#app/core/i18n/locale.ts'
import { translator } from '#app/core/i18n/resources.server.ts'
import { professionOf } from '#app/modules/directory/professions.ts'
import { findSpecialty } from '#app/modules/directory/queries/reference.server.ts'
import { paths } from '#app/paths.ts'

/** Ends with the 404 page of a doctor who is not here, which leads on to others of the field that the address names, and to us. */
export async function noDoctor(request: Request, specialtySlug: string): Promise<never> {
  const locale = localeOf(request)
  const t = translator(locale, 'directory')
  const site = translator(locale, 'site')
  const specialty = await findSpecialty(specialtySlug)
  const doctors = specialty && professionOf({ slug: specialty.slug, name: specialty.name[locale] }, locale).many
  notFound(new URL(request.url).pathname, [
    ...(specialty
      ? [
          { to: paths.firstAvailable(specialty.slug), label: t('openings.otherDoctors', { doctors }) },
          { to: paths.doctorsOfSpecialty(specialty.slug), label: t('profile.retiredSee', { doctors }) },
        ]
      : [{ to: paths.doctors(), label: site('nav.doctors') }]),
    { to: paths.concierge(), label: site('nav.concierge') },
  ])
}
