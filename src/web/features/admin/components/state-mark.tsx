import '../tables.css';

interface StateMarkProps {
  /** A stop that was reached, one to come, one on the way, one that is to be looked at. */
  look: 'full' | 'hollow' | 'half' | 'hot';
  text: string;
}

/** How something stands: a stop and a word, never the colour alone. */
export function StateMark({ look, text }: StateMarkProps) {
  return (
    <span className="adm-state" data-look={look}>
      <span className="adm-stop" aria-hidden="true" />
      {text}
    </span>
  );
}
