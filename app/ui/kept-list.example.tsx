import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { KeptList } from './kept-list.tsx'

/** Longer than a line, so that it is seen where it breaks. */
function Doctors() {
  const { doctor, people } = useSampleWords()
  return (
    <p className="muted">
      <KeptList items={[`${doctor.name} (${doctor.specialty})`, ...people, `${doctor.name} (${doctor.existing})`]} />
    </p>
  )
}

export const examples: readonly Example[] = [{ title: 'with brackets', render: () => <Doctors /> }]
