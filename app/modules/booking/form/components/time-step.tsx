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
import { dependsOnSeen, visitsFor } from '../seen-before.ts'
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

function useVisitHelp(): (visit: VisitChoice) => string {
  const { t } = useTranslation('booking')
  const factsOf = useVisitFacts()
  return (visit) => {
    const { length, where, who, price } = factsOf(visit)
    return [length, awayOf(visit.mode) && where, who, price].filter((part) => part !== null).join(t('visit.join'))
  }
}

/** What became of a time in the address that can no longer be had, or a button that keeps it. */
function Arrived({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const whenName = useWhenName()
  const { chosen, doctor, providerFacility, visit, seen, nearest } = page
  if (!chosen || !visit || chosen.heldUntil) return null
  const action = paths.appointmentHold(doctor.specialtySlug, doctor.slug)
  const when = whenName(chosen)
  const isOpen = chosen.refusal === null || chosen.refusal === 'HOLD_EXPIRED'
  return (
    <HoldForm action={action} facilitySlug={providerFacility.slug} visit={visit.code} seen={seen}>
      <Banner tone={chosen.refusal ? 'warning' : 'note'} className="arrived">
        {chosen.refusal && (
          <p>
            {chosen.isForOtherVisit
              ? t('time.otherVisit', { when, visit: visit.name })
              : t(`refusal.${chosen.refusal}.title`)}
          </p>
        )}
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
  const visitHelp = useVisitHelp()
  const { doctor, providerFacilities, providerFacility, visit, times, seen, isSeenAsked, chosen } = page
  const visits = visitsFor(page.visits, seen)
  return (
    <>
      {!isOwn && !isSeenAsked && <Arrived page={page} />}
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
      {!isSeenAsked && visits.length > 1 && (
        <ChoiceLinks
          id="visits"
          title={t('visit.title')}
          choices={visits.map((each) => ({
            key: each.id,
            to: bookingAddress(page, { vt: each.code, ...(chosen ? { slot: chosen.slot } : {}) }),
            label: each.name,
            help: visitHelp(each),
            isChosen: each.id === visit?.id,
          }))}
        />
      )}
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
