import { Button, ButtonLink } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { ActionBar } from './action-bar.tsx'
import { AppLayout } from './app-layout.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useSampleFrame } from './sample-frame.ts'

function Default() {
  const { nav, site, action } = useSampleWords()
  const frame = useSampleFrame()
  return (
    <DefaultLayout
      {...frame}
      name={site.longName}
      afterMain={
        <ActionBar>
          <ButtonLink to="tel:+17185550110" variant="line" icon="phone">
            {action.call}
          </ButtonLink>
          <ButtonLink to="/doctor" variant="book">
            {action.bookAt}
          </ButtonLink>
        </ActionBar>
      }
    >
      <div className="wrap">
        <Breadcrumb items={[{ to: '/doctor', label: nav.find }]} current={nav.places} />
        <h1>{nav.places}</h1>
      </div>
    </DefaultLayout>
  )
}

function Focused() {
  const { site, form, action } = useSampleWords()
  return (
    <AppLayout name={site.name} title={form.title} back={{ to: '/', label: action.back }}>
      <h1>{form.title}</h1>
      <p className="muted">{form.lead}</p>
      <Button type="button" block>
        {action.save}
      </Button>
      <LanguageLinks light />
    </AppLayout>
  )
}

export const examples: readonly Example[] = [
  { title: 'default', page: true, render: () => <Default /> },
  { title: 'app', page: true, render: () => <Focused /> },
]
