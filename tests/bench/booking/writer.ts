import { bookAll, closeStage, openStage, type Seat } from './stage.ts'

/** One writing process of the fairness measurement: books the seats it is sent and sends back how long each took. */
process.on('message', (message: { seats: Seat[]; waiting: number }) => {
  void bookAll(message.seats, message.waiting).then(async (answer) => {
    await closeStage()
    process.send!(answer)
    process.disconnect()
  })
})
await openStage()
process.send!('ready')
