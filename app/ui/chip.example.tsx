import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { Chip, RemovableChip } from './chip.tsx'

function Chips() {
  const { filter } = useSampleWords()
  return (
    <p className="row">
      <Chip to="/doctor?q=checkup">{filter.popular}</Chip>
      <Chip to="/doctor" selected>
        {filter.today}
      </Chip>
      <RemovableChip to="/doctor?lang=cantonese">{filter.mandarin}</RemovableChip>
      <RemovableChip to="/doctor?lang=mandarin">{filter.cantonese}</RemovableChip>
    </p>
  )
}

export const examples: readonly Example[] = [{ title: 'chips', render: () => <Chips /> }]
