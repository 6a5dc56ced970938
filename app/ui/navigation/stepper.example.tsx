import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Stepper } from './stepper.tsx'

function Steps({ current }: { current: number }) {
  const { steps } = useSampleWords()
  return <Stepper label={steps.label} steps={[steps.time, steps.details, steps.done]} current={current} />
}

export const examples: readonly Example[] = [
  { title: 'second', render: () => <Steps current={1} /> },
  { title: 'all-done', render: () => <Steps current={3} /> },
]
