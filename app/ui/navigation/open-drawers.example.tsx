import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Link } from '../link.tsx'
import { Jumps } from './jumps.tsx'
import { OpenDrawer, OpenDrawers } from './open-drawers.tsx'

function Drawers() {
  const { home, action } = useSampleWords()
  return (
    <OpenDrawers>
      {(['heart', 'tooth', 'eye'] as const).map((picture) => (
        <OpenDrawer
          key={picture}
          id={`inside-${picture}`}
          picture={picture}
          title={home.cabinet}
          note={[home.all, home.what, home.where]}
        >
          <p>
            <Link to="/doctor">{action.find}</Link>
          </p>
        </OpenDrawer>
      ))}
    </OpenDrawers>
  )
}

function Parts() {
  const { home } = useSampleWords()
  return (
    <Jumps
      label={home.all}
      parts={[
        { id: 'what', title: home.what },
        { id: 'where', title: home.where },
      ]}
    />
  )
}

export const examples: readonly Example[] = [
  { title: 'shut', render: () => <Drawers /> },
  { title: 'jumps', render: () => <Parts /> },
]
