import { useTranslation } from 'react-i18next'
import { HoldForm } from '#app/modules/booking/slots/components/time-buttons.tsx'
import { paths } from '#app/paths.ts'
import type { BookingPage } from '../pages/booking-page.server.ts'
import { type SeenBefore, seenAnswers, visitsByPurpose } from '../seen-before.ts'
import { bookingAddress } from './booking-address.ts'
import { ChoiceLinks, ChoiceText } from './choice-links.tsx'

/** An answer: whether the doctor was seen before, and the visit where that leaves several to choose from (else empty). */
type Answer = { seen: SeenBefore; vt: string; label: string; help?: string; isKept: boolean }

/** An answer that keeps the time that was chosen and goes on to the form, so that nobody is asked for the time again. */
function KeepingAnswer({ page, answer, slot }: { page: BookingPage; answer: Answer; slot: string }) {
  const { doctor, providerFacility } = page
  const { seen, vt, label, help } = answer
  const action = paths.appointmentHold(doctor.specialtySlug, doctor.slug)
  return (
    <HoldForm action={action} facilitySlug={providerFacility.slug} visit={vt} seen={seen}>
      <button name="slot" value={slot} className="choice">
        <ChoiceText label={label} {...(help !== undefined && { help })} />
      </button>
    </HoldForm>
  )
}

/**
 * The answers there are. Before one is given, who comes again says at once what brings them, where the doctor has a visit for either; once
 * it is given, the visits to choose from stand below.
 */
function useAnswers({ visits, isSeenAsked, keepsTime, keepsVisits }: BookingPage): Answer[] {
  const { t } = useTranslation('booking')
  const byPurpose = isSeenAsked ? visitsByPurpose(visits) : []
  return seenAnswers.flatMap((seen): Answer[] => {
    if (seen === 'yes' && byPurpose.length > 0) {
      return byPurpose.map(({ visit: { code, name }, purpose }) => ({
        ...{ seen, vt: code, label: t('seen.yesFor', { visit: name }), help: t(`seen.${purpose}`) },
        isKept: keepsVisits.includes(code),
      }))
    }
    const help = seen === 'no' ? { help: t('about.firstHelp') } : {}
    return [{ seen, vt: '', label: t(`seen.${seen}`), ...help, isKept: keepsTime.includes(seen) }]
  })
}

/** The one question before the times, where its answer decides which visit it is; answered, it stays and can be changed. */
export function SeenQuestion({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const { chosen, day } = page
  const answers = useAnswers(page)
  // What was asked for goes with the answer; the visit does not, since the answer chooses it.
  const kept = { ...(chosen ? { slot: chosen.slot } : {}), ...(day ? { day } : {}) }
  return (
    <ChoiceLinks
      id="seen"
      title={t('about.visited')}
      choices={answers.map((answer) => ({
        key: answer.seen + answer.vt,
        to: bookingAddress(page, { vt: answer.vt, seen: answer.seen, ...kept }),
        label: answer.label,
        ...(answer.help !== undefined && { help: answer.help }),
        isChosen: answer.seen === page.seen,
        ...(chosen && answer.isKept && { instead: <KeepingAnswer page={page} answer={answer} slot={chosen.slot} /> }),
      }))}
    />
  )
}
