// The list of versions, if more than one is built: a link to the beginning of each.
const place = document.querySelector("nav.versions");
const top_ = new URL("..", new URL(place.dataset.root, document.baseURI));

async function list() {
  const answer = await fetch(new URL("versions.json", top_));
  const versions = answer.ok ? await answer.json() : [];
  if (versions.length < 2) return;
  for (const version of versions) {
    const link = document.createElement("a");
    link.textContent = version;
    link.href = new URL(`${version}/index.html`, top_);
    if (version === place.dataset.version) link.setAttribute("aria-current", "true");
    place.append(link);
  }
}

if (location.protocol.startsWith("http")) void list();
