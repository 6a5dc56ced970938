// Preloaded into every server that is measured: tells its parent how much processor time it has used, in microseconds.
process.on('message', (message) => {
  if (message === 'usage') {
    const { user, system } = process.cpuUsage()
    process.send?.({ usage: user + system })
  }
})
