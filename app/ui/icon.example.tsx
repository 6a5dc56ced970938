import type { Example } from './catalogue.ts'
import { Icon, iconNames } from './icon.tsx'

export const examples: readonly Example[] = [
  {
    title: 'all',
    render: () => (
      <p className="row">
        {iconNames.map((name) => (
          <Icon key={name} name={name} size={24} />
        ))}
      </p>
    ),
  },
]
