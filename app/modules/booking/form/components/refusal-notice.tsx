import { useTranslation } from 'react-i18next'
import type { WhenWords } from '#app/modules/booking/slots/when-words.ts'
import { CallInstead } from './call-instead.tsx'
import { NearTimes } from '#app/modules/booking/slots/components/time-buttons.tsx'
import type { PublicRefusal } from '../form-answer.ts'

type RefusalNoticeProps = {
  code: PublicRefusal
  /** Near times, as buttons of the form this stands in; `name` is what they send. */
  nearest?: WhenWords[]
  name?: string
  /** Stands above a form with what was typed into it, and says so. */
  keepsAnswers?: boolean
  phone: string | null
}

/** A rule said no: what happened, what to do, three near times, the telephone. Takes the focus as an error summary does. */
export function RefusalNotice({ code, nearest = [], name = 'slot', keepsAnswers = false, phone }: RefusalNoticeProps) {
  const { t } = useTranslation('booking')
  return (
    <div className="errsum stack stack--sm" role="alert" tabIndex={-1} autoFocus aria-labelledby="refusal">
      <h2 id="refusal">{t(`refusal.${code}.title`)}</h2>
      <p>{t(`refusal.${code}.text`)}</p>
      {keepsAnswers && <p>{t('answersKept')}</p>}
      {nearest.length > 0 && (
        <>
          <p>{t('near.lead')}</p>
          <NearTimes times={nearest} name={name} />
        </>
      )}
      <CallInstead phone={phone} />
    </div>
  )
}
