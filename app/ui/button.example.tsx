import { Button, ButtonLink } from './button.tsx'
import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'

function Variants() {
  const { action } = useSampleWords()
  return (
    <p className="row">
      <ButtonLink to="/doctor" variant="book">
        {action.book}
      </ButtonLink>
      <Button type="button">{action.save}</Button>
      <ButtonLink to="tel:+12125550100" variant="line" icon="phone">
        {action.call}
      </ButtonLink>
      <Button type="button" variant="quiet">
        {action.cancel}
      </Button>
      <Button type="button" variant="danger">
        {action.remove}
      </Button>
    </p>
  )
}

function Busy() {
  const { action } = useSampleWords()
  return (
    <Button type="button" busy block>
      {action.saving}
    </Button>
  )
}

export const examples: readonly Example[] = [
  { title: 'variants', render: () => <Variants /> },
  { title: 'busy', render: () => <Busy /> },
]
