import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'

type StepperProps = {
  /** Names the whole, such as "steps of booking". */
  label: string
  steps: readonly string[]
  /** From 0; equal to the number of steps when all are done. */
  current: number
}

/** Where one is in a task: numbered circles with words; what is done has a check. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('ui')
  return (
    <ol className="steps noprint" aria-label={label}>
      {steps.map((step, position) => (
        <li
          key={step}
          className={classNames(position < current && 'steps__done')}
          aria-current={position === current ? 'step' : undefined}
        >
          {step}
          {position < current && <span className="vh">{t('stepper.done')}</span>}
        </li>
      ))}
    </ol>
  )
}
