import { useTranslation } from 'react-i18next'
import { classNames } from '../class-names.ts'
import { Link } from '../link.tsx'

type StepperProps = {
  /** Names the whole, such as "steps of booking". */
  label: string
  steps: readonly string[]
  /** From 0; equal to the number of steps when all are done. */
  current: number
  /** Of steps that may be left for later: which are done, and where each is; left out, all before the current one are done. */
  own?: readonly { isDone: boolean; to: string }[]
}

/** Where one is in a task: numbered circles with words; what is done has a check, what was left for later a dashed ring. */
export function Stepper({ label, steps, current, own }: StepperProps) {
  const { t } = useTranslation('ui')
  const isDone = (position: number) => own?.[position]?.isDone ?? position < current
  /** The step at which the way ends well is where one is, too. */
  const isEnd = (position: number) => !own && current === steps.length && position === current - 1
  const isLater = (position: number) => position < current && !isDone(position)
  return (
    <ol className={classNames('steps', 'noprint', own && 'steps--long')} aria-label={label}>
      {steps.map((step, position) => (
        <li
          key={step}
          className={classNames(
            isDone(position) && 'steps__done',
            isEnd(position) && 'steps__end',
            isLater(position) && 'steps__later',
          )}
          aria-current={position === current || isEnd(position) ? 'step' : undefined}
        >
          {own?.[position] ? <Link to={own[position].to}>{step}</Link> : step}
          {isDone(position) && <span className="vh">{t('stepper.done')}</span>}
          {isLater(position) && <span className="steps__note">{t('stepper.later')}</span>}
        </li>
      ))}
    </ol>
  )
}
