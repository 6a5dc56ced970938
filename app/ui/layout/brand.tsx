import { BrandMark } from './brand-mark.tsx'
import { Link } from '../link.tsx'

/** Mark and name, leading home. Names run from 2 to 12 Chinese or 28 Latin characters; long ones take two lines. */
export function Brand({ name, on = 'ink' }: { name: string; on?: 'ink' | 'paper' }) {
  return (
    <Link to="/" className="brand">
      <BrandMark on={on} />
      <span>{name}</span>
    </Link>
  )
}
