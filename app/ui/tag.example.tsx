import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { Tag, Tags } from './tag.tsx'

function AllTags() {
  const { doctor } = useSampleWords()
  return (
    <Tags>
      <Tag tone="warm">{doctor.specialty}</Tag>
      <Tag tone="ok" icon="check">
        {doctor.accepting}
      </Tag>
      <Tag icon="badge-check">{doctor.verified}</Tag>
      <Tag tone="wait">{doctor.pending}</Tag>
      <Tag tone="bad">{doctor.cancelled}</Tag>
      <Tag tone="info">{doctor.video}</Tag>
    </Tags>
  )
}

export const examples: readonly Example[] = [{ title: 'tones', render: () => <AllTags /> }]
