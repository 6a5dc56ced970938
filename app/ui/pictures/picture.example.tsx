import { Tile, Tiles } from '../cards/tile.tsx'
import type { Example } from '../catalogue.ts'
import { Picture } from './picture.tsx'
import { pictureNames } from './picture-names.ts'

export const examples: readonly Example[] = [
  {
    title: 'every-object',
    render: () => (
      <Tiles>
        {pictureNames.map((name) => (
          <Tile key={name} picture={name}>
            <p lang="en">{name}</p>
          </Tile>
        ))}
      </Tiles>
    ),
  },
  {
    title: 'head-of-a-text',
    render: () => <Picture name="tea" size="head" isFirst />,
  },
  {
    title: 'as-wide-as-a-text',
    render: () => <Picture name="card" size="wide" isFirst />,
  },
  {
    title: 'beside-a-line',
    render: () => (
      <p className="row">
        <Picture name="tea" size="small" isFirst />
        <Picture name="card" size="small" />
      </p>
    ),
  },
]
