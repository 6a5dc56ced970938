import { useTranslation } from 'react-i18next'
import type { BookingPage } from '../pages/booking-page.server.ts'
import { seenAnswers } from '../seen-before.ts'
import { bookingAddress } from './booking-address.ts'
import { ChoiceLinks } from './choice-links.tsx'

/** The one question before the times, where its answer decides which visit it is; answered, it stays and can be changed. */
export function SeenQuestion({ page }: { page: BookingPage }) {
  const { t } = useTranslation('booking')
  const { chosen, day, seen } = page
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
        ...(each === 'no' ? { help: t('about.firstHelp') } : {}),
        isChosen: each === seen,
      }))}
    />
  )
}
