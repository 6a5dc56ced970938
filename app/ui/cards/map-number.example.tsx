import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { MapNumber } from './map-number.tsx'

function Numbers() {
  const { doctor } = useSampleWords()
  return (
    <p>
      {doctor.map} <MapNumber number={1} /> <MapNumber number={12} />
    </p>
  )
}

export const examples: readonly Example[] = [{ title: 'numbers', render: () => <Numbers /> }]
