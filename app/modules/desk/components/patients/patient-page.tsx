import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { DeskPatient, Relative } from '#app/modules/desk/queries/desk-patient.server.ts'
import type { DeskVisit } from '#app/modules/desk/queries/visit-row.server.ts'
import { paths } from '#app/paths.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { KeyValues } from '#app/ui/cards/ticket.tsx'
import { PageHead } from '#app/ui/layout/dashboard-layout.tsx'
import { Link } from '#app/ui/link.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { StatusTag } from '../visit/status-tag.tsx'
import { VisitTags } from '../visit/visit-tags.tsx'
import { visitWhen } from '../visit/visit-when.ts'
import { BookingButtons } from './search-page.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'

function Facts({ patient }: { patient: DeskPatient }) {
  const { t } = useTranslation('desk')
  const { phone, email, birthDate, age, locale, plan, smsSince, emailSince } = patient
  const agreed = [
    smsSince && t('patient.sms', { date: smsSince }),
    emailSince && t('patient.emails', { date: emailSince }),
  ].filter(Boolean)
  const items = [
    { label: t('visit.phone'), value: phone ? <PhoneLink number={phone} /> : t('patient.none') },
    { label: t('patient.email'), value: email ?? t('patient.none') },
    {
      label: t('patient.birthDate'),
      value: birthDate === null ? t('patient.none') : t('patient.bornAge', { date: birthDate, age }),
    },
    ...(locale ? [{ label: t('booking.language'), value: t(`booking.locale.${locale}`) }] : []),
    { label: t('patient.plan'), value: plan ?? t('patient.noPlan') },
    {
      label: t('patient.consent'),
      value: agreed.length > 0 ? agreed.join(t('list.semicolon')) : t('patient.noConsent'),
    },
  ]
  return <KeyValues items={items} />
}

function RelativeLine({ relative: { id, main, other, phone, booksForThem } }: { relative: Relative }) {
  const { t } = useTranslation('desk')
  return (
    <li>
      {id === null ? main : <Link to={paths.deskPatient(id)}>{main}</Link>}
      {other && <span className="muted"> {other}</span>}{' '}
      <span className="muted">{t(booksForThem ? 'patient.books' : 'patient.bookedFor')}</span>{' '}
      {phone && <PhoneLink number={phone} />}
    </li>
  )
}

function Visit({ visit, note }: { visit: DeskVisit; note: string | undefined }) {
  const { t } = useTranslation('desk')
  const what = [visit.doctor.name, visit.visit?.name ?? t('card.noType')].join(t('list.comma'))
  return (
    <li>
      <Link to={paths.deskVisit(visit.id)} className="num">
        {visitWhen(visit, t)}
      </Link>{' '}
      {what} <StatusTag status={visit.status} />
      <VisitTags tags={visit.tags} />
      {note !== undefined && <p className="note-text muted">{note}</p>}
    </li>
  )
}

type PatientPageProps = {
  patient: DeskPatient
  /** Notes on the visits, by their ids. */
  visitNotes: Record<string, string>
  /** Whether they may be made one patient with another. */
  mayMerge: boolean
  /** What else is known of the patient, as panels. */
  children?: ReactNode
}

/** One patient with everything this practice knows of them. */
export function PatientPage({ patient, visitNotes, mayMerge, children }: PatientPageProps) {
  const { t } = useTranslation('desk')
  const { main, other, visits, missed, family, mayBook, bookingPhone, isProvisional } = patient
  return (
    <div className="desk">
      <PageHead
        title={main}
        lead={other}
        actions={
          <>
            {mayMerge && isProvisional && (
              <ButtonLink to={paths.deskPatientCompletion(patient.id)}>{t('completion.link')}</ButtonLink>
            )}
            {mayBook && bookingPhone && !isProvisional && (
              <BookingButtons patient={{ ...patient, phone: bookingPhone }} />
            )}
            {mayMerge && (
              <ButtonLink to={paths.deskPatientMerge(patient.id)} variant="line">
                {t('merge.link')}
              </ButtonLink>
            )}
          </>
        }
      />
      <div className="visit-page">
        <section className="panel stack" aria-labelledby="facts">
          <h2 id="facts" className="board__title">
            {t('patient.facts')}
          </h2>
          <Facts patient={patient} />
          {family.length > 0 && (
            <>
              <h3 className="board__title">{t('patient.family')}</h3>
              <ul className="dots">
                {family.map((relative) => (
                  <RelativeLine key={`${relative.main} ${relative.phone}`} relative={relative} />
                ))}
              </ul>
            </>
          )}
        </section>
        <section className="panel stack" aria-labelledby="visits">
          <h2 id="visits" className="board__title">
            {t('patient.visits')}
          </h2>
          {missed > 0 && (
            <p className="tags">
              <Tag tone="wait">{t('patient.missed', { count: missed })}</Tag>
            </p>
          )}
          <ul className="dots">
            {visits.map((visit) => (
              <Visit key={visit.id} visit={visit} note={visitNotes[visit.id]} />
            ))}
          </ul>
        </section>
        {children}
      </div>
    </div>
  )
}
