import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { SealAvatar } from './seal-avatar.tsx'

function Seals() {
  const { people } = useSampleWords()
  return (
    <p className="row">
      {people.map((name) => (
        <SealAvatar key={name} name={name} />
      ))}
      {(['xs', 'sm', 'md', 'card', 'lg'] as const).map((size) => (
        <SealAvatar key={size} name={people[0]!} size={size} />
      ))}
      <SealAvatar name={people[1]!} photo={{ src: '/icons/logo-512.png' }} />
    </p>
  )
}

export const examples: readonly Example[] = [{ title: 'names-and-sizes', render: () => <Seals /> }]
