import { BrandMark } from './brand-mark.tsx'
import type { Example } from '../catalogue.ts'

export const examples: readonly Example[] = [
  { title: 'paper', render: () => <BrandMark on="paper" size={64} /> },
  {
    title: 'ink',
    render: () => (
      <p className="bg-ink-800 p-4">
        <BrandMark size={64} />
      </p>
    ),
  },
]
