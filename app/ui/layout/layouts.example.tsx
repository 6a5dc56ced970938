import { Button, ButtonLink } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { ActionBar } from './action-bar.tsx'
import { AppLayout } from './app-layout.tsx'
import { Breadcrumb } from './breadcrumb.tsx'
import { DashboardLayout, PageHead } from './dashboard-layout.tsx'
import { DefaultLayout } from './default-layout.tsx'
import { LanguageLinks } from './language-links.tsx'
import { useSampleFrame } from './sample-frame.ts'
import { SplitLayout } from './split-layout.tsx'

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
        <Breadcrumb items={[{ to: '/doctor', label: nav.find }]} current={nav.neighborhoods} />
        <h1>{nav.neighborhoods}</h1>
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

function Dashboard() {
  const { site, doctor, form, nav, action } = useSampleWords()
  return (
    <DashboardLayout
      name={site.name}
      title={form.title}
      groups={[
        {
          title: null,
          items: [
            { to: '/doctor', label: nav.find, icon: 'layout-dashboard' },
            { to: '/doctor/calendar', label: form.day, icon: 'calendar-days', count: 3 },
          ],
        },
        { title: nav.about, items: [{ to: '/contact', label: nav.contact, icon: 'message-square', count: 0 }] },
      ]}
      choice={{
        name: 'place',
        label: nav.neighborhoods,
        submit: action.save,
        chosen: '2',
        options: [
          { value: '1', label: site.name },
          { value: '2', label: site.longName },
        ],
      }}
      person={{ name: doctor.name, role: doctor.specialty }}
      signOut={{ to: '/provider/4/logout', label: action.cancel }}
      help={<p>{site.phone}</p>}
      narrow
    >
      <PageHead
        title={form.day}
        lead={form.lead}
        actions={
          <Button type="button" icon="plus">
            {action.save}
          </Button>
        }
      />
    </DashboardLayout>
  )
}

function SignedOut() {
  const { site, form } = useSampleWords()
  return (
    <DashboardLayout
      name={site.longName}
      title={form.title}
      groups={[]}
      person={null}
      signOut={{ to: '/provider/4/logout', label: form.title }}
    >
      <PageHead title={form.title} />
    </DashboardLayout>
  )
}

function Split() {
  const { site, form, action } = useSampleWords()
  return (
    <SplitLayout name={site.name} slogan={form.title} lead={form.lead} help={<p>{site.phone}</p>}>
      <h1>{form.title}</h1>
      <Button type="button" block>
        {action.save}
      </Button>
    </SplitLayout>
  )
}

export const examples: readonly Example[] = [
  { title: 'default', page: true, render: () => <Default /> },
  { title: 'app', page: true, render: () => <Focused /> },
  { title: 'split', page: true, render: () => <Split /> },
  { title: 'dashboard', page: true, render: () => <Dashboard /> },
  { title: 'dashboard-signed-out', page: true, render: () => <SignedOut /> },
]
