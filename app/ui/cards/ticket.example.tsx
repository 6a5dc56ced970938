import { ButtonLink } from '../button.tsx'
import type { Example } from '../catalogue.ts'
import { useSampleWords } from '../catalogue-words.ts'
import { Link } from '../link.tsx'
import { KeyValues, Ticket, TicketSection, TicketWhen } from './ticket.tsx'

function When({ large = false }: { large?: boolean }) {
  const { ticket } = useSampleWords()
  return (
    <TicketWhen
      dateTime="2026-06-12T10:30-04:00"
      date={ticket.date}
      weekday={ticket.weekday}
      time={ticket.time}
      large={large}
    />
  )
}

function Chosen() {
  const { ticket, action, doctor } = useSampleWords()
  return (
    <div className="max-w-100">
      <Ticket title={<h3>{ticket.title}</h3>} end={<Link to="/doctor">{ticket.change}</Link>}>
        <TicketSection first>
          <When />
          <ButtonLink to="/doctor" variant="book" block className="mt-4">
            {action.book}
          </ButtonLink>
        </TicketSection>
        <TicketSection>
          <p>{doctor.display}</p>
          <p className="muted">{ticket.note}</p>
        </TicketSection>
      </Ticket>
    </div>
  )
}

function Printed() {
  const { ticket, doctor } = useSampleWords()
  return (
    <Ticket
      printable
      label={ticket.label}
      title={<b>{ticket.label}</b>}
      end={<b className="ticket__code num">{ticket.code}</b>}
    >
      <TicketSection first>
        <When large />
      </TicketSection>
      <TicketSection>
        <KeyValues
          items={[
            { label: ticket.doctor, value: doctor.name },
            { label: ticket.patient, value: ticket.patientName },
            { label: ticket.reason, value: ticket.reasonText },
          ]}
        />
      </TicketSection>
    </Ticket>
  )
}

export const examples: readonly Example[] = [
  { title: 'chosen', render: () => <Chosen /> },
  { title: 'printable', render: () => <Printed /> },
]
