import type { Example } from './catalogue.ts'
import { PhoneLink } from './phone-link.tsx'

export const examples: readonly Example[] = [
  { title: 'number', render: () => <PhoneLink number="+12125550147" /> },
  { title: 'alone', render: () => <PhoneLink number="+12125550147" className="alone" /> },
]
