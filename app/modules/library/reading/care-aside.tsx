import { useTranslation } from 'react-i18next'
import { professionOf } from '#app/modules/directory/professions.ts'
import { useLocale } from '#app/ui/use-locale.ts'
import { DemoNotice } from '#app/modules/directory/components/demo-notice.tsx'
import { useFirstOpening } from '#app/modules/directory/components/opening-strip.tsx'
import { useAddressedName } from '#app/modules/directory/components/provider-card.tsx'
import { type Openings, type ProviderFacilityOpenings, slotOf } from '#app/modules/directory/openings.ts'
import { paths } from '#app/paths.ts'
import { BrandMark } from '#app/ui/layout/brand-mark.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { Chip } from '#app/ui/chip.tsx'
import { Link } from '#app/ui/link.tsx'
import { SealAvatar } from '#app/ui/cards/seal-avatar.tsx'
import { Ticket, TicketSection } from '#app/ui/cards/ticket.tsx'
import type { RelatedCare } from './related-care.server.ts'

type Doctor = RelatedCare['doctors'][number]

/** The first open time of a doctor, which the link books; nothing where none is known. */
function FirstTime({ doctor, openings }: { doctor: Doctor; openings: ProviderFacilityOpenings | undefined }) {
  const words = useFirstOpening()
  const first = openings && words(openings)
  if (!first || openings.firstAt === null) return null
  const choice = { loc: doctor.location!.slug, vt: openings.visitCode, slot: slotOf(openings.firstAt) }
  return (
    <Link to={paths.appointment(doctor.specialtySlug, doctor.slug, choice)} rel="nofollow">
      {first.take}
    </Link>
  )
}

function DoctorLine({ doctor, openings }: { doctor: Doctor; openings: Openings }) {
  const name = useAddressedName(doctor.name)
  const { t } = useTranslation('library')
  return (
    <li className="doctor-line">
      <SealAvatar name={doctor.name.seal} seed={doctor.id} size="sm" photo={doctor.photo} />
      <span>
        <Link to={paths.doctor(doctor.specialtySlug, doctor.slug)}>{name}</Link>
        <span className="muted">
          {doctor.neighborhood
            ? t('care.doctor', { specialty: doctor.specialty, neighborhood: doctor.neighborhood })
            : doctor.specialty}
        </span>
        {doctor.location && <FirstTime doctor={doctor} openings={openings[doctor.location.providerFacilityId]} />}
      </span>
    </li>
  )
}

/** Beside a text: how many doctors see this, the way to them, some with their first times, and customer service when there are none. */
export function CareAside({ care, openings }: { care: RelatedCare; openings: Openings }) {
  const { t } = useTranslation('library')
  const locale = useLocale()
  const [first] = care.specialties
  const main = care.specialties.find(({ count }) => count > 0)
  const doctors = main && professionOf(main, locale)
  return (
    <aside className="noprint" aria-label={t('care.label')}>
      <Ticket title={<b>{t('care.title')}</b>} end={<BrandMark size={26} />}>
        <TicketSection first>
          <p>{main ? t('care.count', { count: main.count, doctors: doctors!.Many }) : t('care.ask')}</p>
          <p className="ticket__go">
            {main ? (
              <ButtonLink to={paths.doctorsOfSpecialty(main.slug)} variant="book" block>
                {t('care.find', { doctors: doctors!.many })}
              </ButtonLink>
            ) : (
              <ButtonLink to={paths.contact()} variant="line" icon="headset" block>
                {t('care.contact')}
              </ButtonLink>
            )}
          </p>
        </TicketSection>
      </Ticket>
      {care.doctors.length > 0 && (
        <>
          <h2 className="aside__title">{t('care.doctors')}</h2>
          <DemoNotice isShown={care.doctors.some(({ isDemo }) => isDemo)} />
          <ul>
            {care.doctors.map((doctor) => (
              <DoctorLine key={doctor.id} doctor={doctor} openings={openings} />
            ))}
          </ul>
        </>
      )}
      {first && (
        <>
          <h2 className="aside__title">{t('care.specialties')}</h2>
          <p className="row">
            {care.specialties.map(({ slug, name }) => (
              <Chip key={slug} to={paths.specialty(slug)}>
                {name}
              </Chip>
            ))}
          </p>
        </>
      )}
    </aside>
  )
}
