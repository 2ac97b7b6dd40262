import { useEffect, useState } from 'react';

/** Local; updated at each full minute. */
export function useNow(): Temporal.PlainDateTime {
  const [now, setNow] = useState(() => Temporal.Now.plainDateTimeISO());
  useEffect(() => {
    // Synchronises with the device's clock.
    const untilNextMinute = (60 - now.second) * 1000;
    const timer = setTimeout(() => setNow(Temporal.Now.plainDateTimeISO()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
