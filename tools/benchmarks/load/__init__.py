"""How much load one server process can take: python -m tools.benchmarks.load --seats 2000 --rate 500 --seconds 600

People in rooms of four play real games of Evolution with random moves, each on their own connection.  Measured: the
time from sending a move until all four have received it, whether everything that was acknowledged is in the database
exactly once, the server's memory over time, and how long a server with many running games takes to start.  The people
run in one process beside the server, so the machine needs at least two free cores.
"""
