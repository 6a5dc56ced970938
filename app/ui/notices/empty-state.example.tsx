import { ButtonLink } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { EmptyState } from './empty-state.tsx'

function NoResult({ picture }: { picture?: 'magnifier' }) {
  const { empty } = useSampleWords()
  return (
    <EmptyState
      {...(picture && { picture })}
      title={empty.title}
      actions={
        <>
          <ButtonLink to="/doctor">{empty.loosen}</ButtonLink>
          <ButtonLink to="tel:+12125550100" variant="line">
            {empty.call}
          </ButtonLink>
        </>
      }
    >
      <p>{empty.text}</p>
    </EmptyState>
  )
}

export const examples: readonly Example[] = [
  { title: 'no-result', render: () => <NoResult /> },
  { title: 'with-a-picture', render: () => <NoResult picture="magnifier" /> },
]
