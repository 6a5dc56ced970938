import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Link } from '../link.tsx'
import { Tile, Tiles } from './tile.tsx'

function Choices() {
  const { empty } = useSampleWords()
  return (
    <Tiles>
      {(['card', 'syringe', 'speech'] as const).map((picture) => (
        <Tile key={picture} picture={picture}>
          <h3>
            <Link to="/blogs">{empty.title}</Link>
          </h3>
          <p>{empty.text}</p>
        </Tile>
      ))}
    </Tiles>
  )
}

export const examples: readonly Example[] = [{ title: 'three-to-choose', render: () => <Choices /> }]
