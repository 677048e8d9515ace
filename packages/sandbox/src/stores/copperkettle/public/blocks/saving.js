const TYPING_PAUSE_MS = 900;

/** Saves the customer's place a moment after its last change; one request at a time. */
export function createSaving({ api, fields, onBusy, onCart }) {
  let timer;
  let isRunning = false;
  let saved = JSON.stringify(fields.customer());
  let wantedRate;

  async function run() {
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    onBusy(true);
    try {
      while (wantedRate !== undefined || JSON.stringify(fields.customer()) !== saved) {
        onCart(await saveNext());
      }
    } finally {
      isRunning = false;
      onBusy(false);
    }
  }

  function saveNext() {
    const customer = fields.customer();
    if (JSON.stringify(customer) !== saved) {
      saved = JSON.stringify(customer);
      return api.saveCustomer(customer);
    }
    const rate = wantedRate;
    wantedRate = undefined;
    return api.chooseRate(rate);
  }

  return {
    isPending: () => isRunning || timer !== undefined,
    soon() {
      clearTimeout(timer);
      timer = setTimeout(run, TYPING_PAUSE_MS);
    },
    chooseRate(id) {
      wantedRate = id;
      void run();
    },
  };
}
