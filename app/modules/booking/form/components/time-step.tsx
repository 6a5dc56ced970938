import { useTranslation } from 'react-i18next'
import { awayOf } from '#app/modules/booking/away.ts'
import { paths } from '#app/paths.ts'
import { Banner } from '#app/ui/notices/banner.tsx'
import { Lang } from '#app/ui/lang.tsx'
import { Link } from '#app/ui/link.tsx'
import { useLocale } from '#app/ui/use-locale.ts'
import { Unbroken } from '#app/ui/unbroken.tsx'
import type { BookingPage } from '../pages/booking-page.server.ts'
import type { VisitChoice } from '../pages/visit-choices.server.ts'
import { dependsOnSeen, type Purpose, visitsByPurpose, visitsFor } from '../seen-before.ts'
import { bookingAddress } from './booking-address.ts'
import { ChoiceLinks } from './choice-links.tsx'
import { SeenQuestion } from './seen-question.tsx'
import { professionOf } from '#app/modules/directory/professions.ts'
import { useVisitFacts } from '#app/modules/booking/slots/components/bookable-visits.tsx'
import { DayLinks } from '#app/modules/booking/slots/components/day-links.tsx'
import { HoldForm, NearTimes, TimeButtons } from '#app/modules/booking/slots/components/time-buttons.tsx'
import { useDayName } from '#app/modules/booking/slots/components/use-day-name.ts'
import { useWhenName } from '#app/modules/booking/slots/components/use-when-name.ts'
import type { TimeChoices } from '#app/modules/booking/slots/pages/time-choices.server.ts'

/** What is said of a visit to choose: of those between which somebody who comes again chooses, what each is for. */
function useVisitHelp(): (visit: VisitChoice, purpose: Purpose | undefined) => string {
  const { t } = useTranslation('booking')
  const factsOf = useVisitFacts()
  return (visit, purpose) => {
    const { length, where, who, price } = factsOf(visit)
    const whom = purpose ? t(`visit.purpose.${purpose}`) : who
    return [length, whom, awayOf(visit.mode) && where, price].filter((part) => part !== null).join(t('visit.join'))
  }
}

/** The kinds of visit that the answer leaves; those that are told apart by what brings somebody stand first, side by side. */
function Visits({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const visitHelp = useVisitHelp()
  const { visit: chosenVisit, seen, chosen } = page
  const visits = visitsFor(page.visits, seen)
  if (visits.length < 2) return null
  const told = seen === 'yes' ? visitsByPurpose(visits) : []
  const others = visits.filter((each) => !told.some(({ visit }) => visit === each))
  const choices = [...told, ...others.map((visit) => ({ visit, purpose: undefined }))]
  return (
    <ChoiceLinks
      id="visits"
      title={t('visit.title')}
      choices={choices.map(({ visit, purpose }) => ({
        key: visit.id,
        to: bookingAddress(page, { vt: visit.code, ...(chosen ? { slot: chosen.slot } : {}) }),
        label: visit.name,
        help: visitHelp(visit, purpose),
        isChosen: visit.id === chosenVisit?.id,
      }))}
    />
  )
}

/** What became of a time in the address that cannot be had. */
function useRefusal({ chosen, visit }: BookingPage): string | null {
  const { t } = useTranslation('booking')
  const whenName = useWhenName()
  if (!chosen?.refusal) return null
  const when = whenName(chosen)
  if (chosen.isPast) return t('time.past', { when })
  return chosen.isForOtherVisit && visit
    ? t('time.otherVisit', { when, visit: visit.name })
    : t(`refusal.${chosen.refusal}.title`)
}

/** Before it is known which visit it is, that nobody can have the time in the address: near ones depend on the visit. */
function Gone({ page }: { page: BookingPage }) {
  const refusal = useRefusal(page)
  if (refusal === null || page.keepsTime.length > 0 || page.chosen?.isForOtherVisit) return null
  return (
    <Banner tone="warning">
      <p>{refusal}</p>
    </Banner>
  )
}

/** What became of a time in the address that can no longer be had, or a button that keeps it. */
function Arrived({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const whenName = useWhenName()
  const { chosen, doctor, providerFacility, visit, seen, nearest } = page
  const refusal = useRefusal(page)
  if (!chosen || !visit || chosen.heldUntil) return null
  const action = paths.appointmentHold(doctor.specialtySlug, doctor.slug)
  const when = whenName(chosen)
  const isOpen = chosen.refusal === null || chosen.refusal === 'HOLD_EXPIRED'
  return (
    <HoldForm action={action} facilitySlug={providerFacility.slug} visit={visit.code} seen={seen}>
      <Banner tone={chosen.refusal ? 'warning' : 'note'} className="arrived">
        {refusal !== null && <p>{refusal}</p>}
        {isOpen ? (
          <button name="slot" value={chosen.slot} className="btn btn--book">
            <span>
              <Unbroken text={t('time.take', { when })} />
            </span>
          </button>
        ) : (
          nearest.length > 0 && (
            <>
              <p>{t('near.lead')}</p>
              <NearTimes times={nearest} name="slot" />
            </>
          )
        )}
      </Banner>
    </HoldForm>
  )
}

function NoTimes({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const { t: site } = useTranslation('site')
  const { doctor } = page
  const doctors = professionOf({ slug: doctor.specialtySlug, name: doctor.specialty }, useLocale())
  return (
    <Banner tone="info">
      <p>{t('time.none')}</p>
      <p>
        <Link to={paths.firstAvailable(doctor.specialtySlug)}>{t('time.otherDoctors', { doctors: doctors.many })}</Link>
      </p>
      <p>
        <Link to={paths.concierge()}>{site('nav.concierge')}</Link>
      </p>
    </Banner>
  )
}

/** Days with open times, and the times of one of them as buttons. */
function Times({ page, times, visit }: { page: BookingPage; times: TimeChoices; visit: VisitChoice }) {
  const { t } = useTranslation('booking')
  const dayName = useDayName()
  const { doctor, providerFacility, seen } = page
  const chosenDay = times.days.find(({ day }) => day === times.day)
  return (
    <>
      <DayLinks times={times} addressOf={(choices, anchor) => bookingAddress(page, choices, anchor)} />
      <section aria-labelledby="times">
        <h2 id="times" className="label label--lg">
          {t('time.time')}{' '}
          {chosenDay && (
            <span className="label__aside">{t('time.on', { day: dayName(chosenDay), date: chosenDay.date })}</span>
          )}
        </h2>
        <HoldForm
          action={paths.appointmentHold(doctor.specialtySlug, doctor.slug)}
          facilitySlug={providerFacility.slug}
          visit={visit.code}
          seen={seen}
        >
          <TimeButtons times={times.times} />
        </HoldForm>
        <p className="muted">
          <Unbroken text={t('time.holdNote')} />
        </p>
      </section>
    </>
  )
}

/** Step one: where, what for, which day, which time. Choices are links; a time is a button that keeps it. */
export function TimeStep({ page, isOwn }: { page: BookingPage; isOwn: boolean }) {
  const { t } = useTranslation('booking')
  const { doctor, providerFacilities, providerFacility, visit, times, isSeenAsked } = page
  return (
    <>
      {!isOwn && (isSeenAsked ? <Gone page={page} /> : <Arrived page={page} />)}
      {providerFacilities.length > 1 && (
        <ChoiceLinks
          id="places"
          title={t('facility.title')}
          choices={providerFacilities.map((each) => ({
            key: each.id,
            to: bookingAddress(page, { loc: each.slug, vt: '' }),
            label: each.name === each.nameEn ? <Lang lang="en">{each.name}</Lang> : each.name,
            help: each.addressLines.join(', '),
            isChosen: each.id === providerFacility.id,
          }))}
        />
      )}
      {dependsOnSeen(page.visits) && <SeenQuestion page={page} />}
      {!isSeenAsked && <Visits page={page} />}
      {!isSeenAsked &&
        (times && visit && times.days.length > 0 ? (
          <Times page={page} times={times} visit={visit} />
        ) : (
          <NoTimes page={page} />
        ))}
      {!isSeenAsked && page.hasWaitlist && (
        <p>
          <span className="muted">{t('time.noneFits')}</span>{' '}
          <Link to={paths.waitlist(doctor.specialtySlug, doctor.slug)} className="alone">
            {t('time.waitlist')}
          </Link>
        </p>
      )}
    </>
  )
}
