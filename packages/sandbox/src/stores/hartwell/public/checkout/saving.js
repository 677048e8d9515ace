const TYPING_PAUSE_MS = 800;

/**
 * Saves input: at once when a field is left, after a pause while typing. One request at a time; changes made
 * during a request are saved by the next one.
 */
export function createSaving({ api, initial, readDetails, onBusy, onRatesPending, onMethods, onTotals }) {
  let saved = readDetails();
  let mistakes = initial.mistakes;
  let timer;
  let isRunning = false;
  let wantedMethod;

  const isUnsaved = () => JSON.stringify(readDetails()) !== JSON.stringify(saved);

  async function run() {
    clearTimeout(timer);
    timer = undefined;
    if (isRunning) return;
    isRunning = true;
    try {
      while (wantedMethod !== undefined || isUnsaved()) {
        onBusy(true);
        if (isUnsaved()) await saveDetails();
        else await saveMethod();
      }
    } finally {
      isRunning = false;
      onBusy(false);
    }
  }

  async function saveDetails() {
    const details = readDetails();
    const isNewPlace = placeOf(details.address) !== placeOf(saved.address);
    if (isNewPlace) onRatesPending();
    const answer = await api.saveDetails(details);
    saved = details;
    mistakes = answer.mistakes;
    if (!isNewPlace) return;
    if (!answer.isAddressComplete) {
      onMethods({ methods: [], chosen: null });
      onTotals(answer.totals);
      return;
    }
    const rates = await api.loadRates();
    onMethods(rates);
    onTotals(rates.totals);
  }

  async function saveMethod() {
    const id = wantedMethod;
    const answer = await api.chooseMethod(id);
    if (wantedMethod === id) wantedMethod = undefined;
    onTotals(answer.totals);
  }

  return {
    isPending: () => isRunning || timer !== undefined,
    mistakes: () => mistakes,
    soon() {
      clearTimeout(timer);
      timer = setTimeout(run, TYPING_PAUSE_MS);
    },
    now: () => void run(),
    chooseMethod(id) {
      wantedMethod = id;
      void run();
    },
  };
}

function placeOf({ address1, city, zone, postalCode, countryCode }) {
  return JSON.stringify([address1, city, zone, postalCode, countryCode]);
}
