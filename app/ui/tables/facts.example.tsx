import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Fact, Facts } from './facts.tsx'

function Large() {
  const { doctor } = useSampleWords()
  return (
    <Facts large>
      <Fact icon="languages" label={doctor.languagesLabel}>
        {doctor.languages}
      </Fact>
      <Fact icon="shield-check" label={doctor.insuranceLabel}>
        {doctor.insurance}
      </Fact>
    </Facts>
  )
}

export const examples: readonly Example[] = [{ title: 'large', render: () => <Large /> }]
