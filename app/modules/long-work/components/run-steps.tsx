import { useHref } from '@remix-run/react'
import { Button } from '#app/ui/button.tsx'
import { runDecision, type RunStatus } from '../run-status.ts'

type Step = 'pause' | 'resume' | 'cancel'

type RunStepsProps = {
  status: RunStatus
  /** Where the buttons send, as a root-form path. */
  to: string
  words: Readonly<Record<Step, string>>
}

/** Whether a person may take a step, whoever has the lease. */
export const mayTake = (from: RunStatus, action: Step) =>
  [Infinity, null].some(
    (leaseUntil) => runDecision({ from, action, actor: 'person' }, { now: 0, leaseUntil, undoUntil: null }).ok,
  )

/** The steps that a run of any kind can take now, as buttons. */
export function RunSteps({ status, to, words }: RunStepsProps) {
  const action = useHref(to)
  const steps = (['pause', 'resume', 'cancel'] as const).filter((step) => mayTake(status, step))
  if (steps.length === 0) return null
  return (
    <form method="post" action={action} className="row">
      {steps.map((step) => (
        <Button key={step} variant={step === 'cancel' ? 'quiet' : 'line'} name="step" value={step}>
          {words[step]}
        </Button>
      ))}
    </form>
  )
}
