import { useTranslation } from 'react-i18next'
import { HoldForm } from '#app/modules/booking/slots/components/time-buttons.tsx'
import { paths } from '#app/paths.ts'
import type { BookingPage } from '../pages/booking-page.server.ts'
import { seenAnswers, type SeenBefore } from '../seen-before.ts'
import { bookingAddress } from './booking-address.ts'
import { ChoiceLinks, ChoiceText } from './choice-links.tsx'

/** An answer that keeps the time that was chosen and goes on to the form, so that nobody is asked for the time again. */
function KeepingAnswer({ page, seen, slot }: { page: BookingPage; seen: SeenBefore; slot: string }) {
  const { t } = useTranslation('booking')
  const { doctor, providerFacility } = page
  const action = paths.appointmentHold(doctor.specialtySlug, doctor.slug)
  return (
    <HoldForm action={action} facilitySlug={providerFacility.slug} visit="" seen={seen}>
      <button name="slot" value={slot} className="choice">
        <ChoiceText label={t(`seen.${seen}`)} {...(seen === 'no' && { help: t('about.firstHelp') })} />
      </button>
    </HoldForm>
  )
}

/** The one question before the times, where its answer decides which visit it is; answered, it stays and can be changed. */
export function SeenQuestion({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const { chosen, day, seen, keepsTime } = page
  // What was asked for goes with the answer; the visit does not, since the answer chooses it.
  const kept = { ...(chosen ? { slot: chosen.slot } : {}), ...(day ? { day } : {}) }
  return (
    <ChoiceLinks
      id="seen"
      title={t('about.visited')}
      choices={seenAnswers.map((each) => ({
        key: each,
        to: bookingAddress(page, { vt: '', seen: each, ...kept }),
        label: t(`seen.${each}`),
        ...(each === 'no' && { help: t('about.firstHelp') }),
        isChosen: each === seen,
        ...(chosen &&
          keepsTime.includes(each) && { instead: <KeepingAnswer page={page} seen={each} slot={chosen.slot} /> }),
      }))}
    />
  )
}
