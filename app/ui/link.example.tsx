import type { Example } from './catalogue.ts'
import { useSampleWords } from './catalogue-words.ts'
import { Link } from './link.tsx'

function Links() {
  const { nav, action } = useSampleWords()
  return (
    <p>
      <Link to="/doctor?q=zh">{nav.find}</Link> <Link to="/provider/login">{nav.about}</Link>{' '}
      <Link to="/contact" className="alone">
        {action.call}
      </Link>
    </p>
  )
}

export const examples: readonly Example[] = [{ title: 'areas', render: () => <Links /> }]
