// A bot in JavaScript: node bot.js 'https://HOST/t/TABLE#TOKEN' KEY
// It eats where it can and hunts where it can't; otherwise it chooses at random.  Node 22 or newer, no packages.
// The messages are in docs/protocol.md.  KEY is a secret of your own, 16 to 64 letters and digits: with it the program
// can come back to its seat.

const [link, key] = process.argv.slice(2);
if (!link?.includes("#") || !key) {
  console.error("node bot.js 'https://HOST/t/TABLE#TOKEN' KEY");
  process.exit(2);
}
const [page, token] = link.split("#");
const [base, table] = page.split("/t/");
let pause = 250; // milliseconds before the next try; a server that is down isn't asked all the time

function choose(moves) {
  const some = (fits) => moves.filter(({ move }) => fits(move));
  const liked = [some((move) => move.endsWith("*")), some((move) => move.includes(">")), moves].find((few) => few.length);
  return liked[Math.floor(Math.random() * liked.length)].move;
}

function play() {
  const socket = new WebSocket(base.replace(/^http/, "ws") + `/ws/${table}`);
  const send = (message) => socket.send(JSON.stringify(message));
  socket.onopen = () => send({ do: "hello", protocol: 3, table, tokens: [token], key });
  socket.onmessage = ({ data }) => {
    const message = JSON.parse(data);
    pause = 250;
    if (message.is === "ended" || message.result) process.exit(0);
    if (message.is === "refused") console.error(`refused: ${message.code}`);
    const { n, moves } = message.ask ?? {}; // who is asked; the moves are there only if it is this seat
    if (moves?.length) send({ do: "play", id: `m${n}`, n, move: choose(moves) }); // the id: sent twice, it counts once
  };
  socket.onclose = ({ code }) => {
    if (code === 4400 || code === 4404) process.exit(1); // no use in coming back
    setTimeout(play, pause);
    pause = Math.min(2 * pause, 30_000);
  };
}

play();
