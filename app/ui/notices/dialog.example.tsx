import { Button } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Dialog, DialogPage } from './dialog.tsx'

function Question({ as: Shell, id }: { as: typeof Dialog | typeof DialogPage; id: string }) {
  const { dialog } = useSampleWords()
  return (
    <Shell
      id={id}
      title={dialog.title}
      actions={
        <>
          <Button type="button">{dialog.yes}</Button>
          <Button type="button" variant="line">
            {dialog.no}
          </Button>
        </>
      }
    >
      <p className="muted">{dialog.text}</p>
      <p className="opt" lang="en">
        {dialog.line} <mark>{dialog.changed}</mark>
        <br />
        {dialog.city}
      </p>
    </Shell>
  )
}

export const examples: readonly Example[] = [
  { title: 'native', render: () => <Question as={Dialog} id="address" /> },
  {
    title: 'page',
    page: true,
    render: () => (
      <main id="main" className="wrap app-main">
        <Question as={DialogPage} id="address-page" />
      </main>
    ),
  },
]
